import { ApiError, call } from '../api.ts';
import { settleSubscriptionEndpoint } from '#contracts/visitors/newsletter.ts';
import { showStatus } from './form-messages.ts';

const form = document.querySelector<HTMLFormElement>('#settle')!;
const buttons = [...form.querySelectorAll('button')];
const token = new URLSearchParams(location.search).get('token') ?? '';

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const isEnd = (event.submitter as HTMLButtonElement | null)?.value === 'unsubscribe';
  void settle(isEnd ? 'unsubscribe' : 'confirm');
});

async function settle(action: 'confirm' | 'unsubscribe'): Promise<void> {
  const parsed = settleSubscriptionEndpoint.body.safeParse({ token, action });
  if (!parsed.success) return showStatus(form, 'bad', parsed.error.issues[0]!.message);
  for (const button of buttons) button.disabled = true;
  try {
    const { message } = await call(settleSubscriptionEndpoint, { body: { token, action } });
    showStatus(form, 'ok', message);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showStatus(form, 'bad', error.message);
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}
