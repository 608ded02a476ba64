import type * as z from 'zod/mini';
import { address, ApiError, replyIn } from '#client/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { FILE_TOO_LARGE, hasEnding } from '#contracts/files.ts';
import { MAX_UPLOAD_BYTES } from '#contracts/limits.ts';
import { clearMessages, type Faults, forgetFault, showFaults, showStatus } from './form-messages.ts';

interface Sending<E extends Endpoint> {
  endpoint: E;
  /** Changes what the form holds into what is sent. */
  prepare?: (fields: FormData) => void;
  /** After success; the form is already cleared. */
  taken: (reply: z.output<E['reply']>, form: HTMLFormElement) => void;
  /** Heading and detail of a failure (specification §8). `said` is the server's message; null where nothing readable came. */
  failed?: (said: string | null) => [title: string, detail?: string];
  /** Told for a file whose name ends otherwise than its field offers. */
  wrongFile?: string;
  /** False keeps what was typed after success, where somebody will ask again. */
  clears?: boolean;
}

const NOT_REACHED = 'The connection failed. Nothing you entered is lost: check the network and try again.';

/**
 * Sends a form in the background: checks it against the call's own contract, shows refusals at their fields, keeps what
 * was typed until it was taken, and sends once however often the button is pressed.
 */
export function sendForm<E extends Endpoint>(form: HTMLFormElement, sending: Sending<E>): void {
  form.noValidate = true;
  form.addEventListener('input', forgetFault);
  // The second press of a double click may come after the answer: it would ask the emptied form for its fields.
  form.addEventListener('click', (event) => {
    if (event.detail > 1 && (event.target as Element).closest('[type=submit]')) event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.hasAttribute('data-sending')) void submit(form, sending);
  });
}

async function submit<E extends Endpoint>(form: HTMLFormElement, sending: Sending<E>): Promise<void> {
  const { endpoint, failed = (said) => [said ?? NOT_REACHED], clears = true } = sending;
  clearMessages(form);
  const fields = new FormData(form);
  sending.prepare?.(fields);
  const checked = endpoint.body.safeParse(filledIn(fields));
  const faults = { ...faultsOf(checked.error), ...wrongFiles(form, sending.wrongFile) };
  if (Object.keys(faults).length > 0) return showFaults(form, faults, 'Please check these fields.');
  const free = occupy(form);
  try {
    const reply = await post(endpoint, fields, checked.data);
    if (clears) form.reset();
    sending.taken(reply, form);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [title, detail] = failed(error.said);
    const refused = named(form, error);
    if (Object.keys(refused).length > 0) showFaults(form, refused, title);
    else showStatus(form, 'bad', title, detail ?? '');
  } finally {
    free();
  }
}

/** JSON where there is no file, as the specification's §7 has it; else a form. */
async function post<E extends Endpoint>(endpoint: E, fields: FormData, data: unknown): Promise<z.output<E['reply']>> {
  const hasFile =
    endpoint.form === true || [...fields.values()].some((value) => typeof value !== 'string' && value.size > 0);
  const headers = { accept: 'application/json', ...(hasFile ? {} : { 'content-type': 'application/json' }) };
  const request = { method: 'POST', headers, body: hasFile ? fields : JSON.stringify(data) };
  const answer = await fetch(address(endpoint), request).catch(() => {
    throw new ApiError(NOT_REACHED, 0);
  });
  const text = await answer.text().catch(() => '');
  // A page where an answer should be, such as a proxy's, is no success.
  if (!text.startsWith('{')) throw new ApiError(NOT_REACHED, 0);
  return replyIn<E>(text, answer.status, null);
}

/** Fields by name, without a file field that nobody filled. */
const filledIn = (fields: FormData) =>
  Object.fromEntries([...fields].filter(([, value]) => typeof value === 'string' || value.size > 0));

function faultsOf(error: { issues: { path: PropertyKey[]; message: string }[] } | undefined): Faults {
  const faults: Faults = {};
  for (const { path, message } of error?.issues ?? []) faults[path.join('.')] ??= message;
  return faults;
}

/** Files that would only be sent to be refused. */
function wrongFiles(form: HTMLFormElement, wrongFile = ''): Faults {
  const faults: Faults = {};
  for (const { name, files, accept } of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const file = files?.[0];
    if (file && !hasEnding(file.name, accept)) faults[name] = wrongFile;
    else if (file && file.size > MAX_UPLOAD_BYTES) faults[name] = FILE_TOO_LARGE;
  }
  return faults;
}

/** A refusal by field; what the server says of a file belongs to the only field that has one. */
function named(form: HTMLFormElement, { fields, status, said }: ApiError): Faults {
  const file = form.querySelector<HTMLInputElement>('input[type=file]');
  if (Object.keys(fields).length > 0 || !file?.files?.length || (status !== 413 && status !== 415)) return fields;
  return { [file.name]: said ?? FILE_TOO_LARGE };
}

/** Says that the form is on its way; answers how to end that. */
function occupy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const words = button.textContent;
  const hadFocus = document.activeElement === button;
  form.setAttribute('data-sending', '');
  button.textContent = button.dataset.busy ?? words;
  button.disabled = true;
  button.setAttribute('aria-busy', 'true');
  return () => {
    form.removeAttribute('data-sending');
    if (button.textContent === button.dataset.busy) button.textContent = words;
    // A form that is done with is not sent again before somebody opens it anew.
    button.disabled = form.hasAttribute('data-done');
    button.removeAttribute('aria-busy');
    // A disabled button loses the focus, and a keyboard's user the place.
    if (hadFocus && document.activeElement === document.body) button.focus();
  };
}
