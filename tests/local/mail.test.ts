import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailCatcher, type MailCatcher } from '#local/mail/catcher.ts';
import { MAIL_PATH, mailPage } from '#local/mail/page.ts';

let dir: string;
let mail: MailCatcher;

const send = (message: object) =>
  nodemailer
    .createTransport(mail.url)
    .sendMail({ from: 'PlantSetu <orders@plantsetu.example>', to: 'b@x.example', ...message });

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mail-'));
  mail = await startMailCatcher({ dir });
});

afterAll(async () => {
  await mail.stop();
  await rm(dir, { recursive: true, force: true });
});

test('a message with text, HTML and an attachment is stored and parsed', async () => {
  const text = `Order PS-1 is placed: ₹1,23,456.00\n${'A long line that the sender has to fold. '.repeat(5)}\n.\nकल मिलेगा`;
  const attachments = [{ filename: 'invoice.pdf', content: Buffer.from('%PDF') }];
  await send({ subject: `Order placed ₹ — ${'long '.repeat(20)}end`, text, html: '<p>other</p>', attachments });
  const [message] = await mail.messages();
  const read = { text, html: '<p>other</p>', files: ['invoice.pdf'] };
  expect(message).toMatchObject({ to: 'b@x.example', from: 'PlantSetu <orders@plantsetu.example>', ...read });
  expect(message?.subject).toBe(`Order placed ₹ — ${'long '.repeat(20)}end`);
});

test('the newest message comes first, and messages remain after a restart', async () => {
  await send({ subject: 'one', text: '1' });
  await send({ subject: 'two', text: '2' });
  await mail.stop();
  mail = await startMailCatcher({ dir });
  expect((await mail.messages()).slice(0, 2).map(({ subject }) => subject)).toEqual(['two', 'one']);
});

test('a page lists the messages and shows one with links; its scripts do not run', async () => {
  const text = 'Reset: https://x.example/reset?a=1&b="2 <script>alert(1)</script>';
  await send({ subject: '<b>Reset</b>', text });
  const [message] = await mail.messages();
  const all = await mailPage(MAIL_PATH, mail);
  const one = await mailPage(`${MAIL_PATH}/${message?.id}`, mail);
  expect(all.html).toContain(`<a href="${MAIL_PATH}/${message?.id}">&#60;b&#62;Reset&#60;/b&#62;</a>`);
  expect(one.html).toContain('<a href="https://x.example/reset?a=1&#38;b=">');
  expect(one.html + all.html).not.toMatch(/<script|<b>/);
  expect(one.html).not.toContain('<iframe');
  expect((await mailPage(`${MAIL_PATH}/../secrets`, mail)).status).toBe(404);
});

test('the HTML of a message is shown in a frame in which no script runs', async () => {
  await send({ subject: 'Drawn', text: 'Hello', html: '<p>Hello</p><script>alert(1)</script>' });
  const [message] = await mail.messages();
  const one = await mailPage(`${MAIL_PATH}/${message?.id}`, mail);
  expect(one.html).toContain(
    `sandbox="allow-top-navigation-by-user-activation" src="${MAIL_PATH}/${message?.id}/html"`,
  );
  expect([one.html.includes('<script'), one.policy.includes('script-src')]).toEqual([false, false]);
  const framed = await mailPage(`${MAIL_PATH}/${message?.id}/html`, mail);
  expect(framed.html).toContain('<p>Hello</p>');
  expect(framed.policy).toMatch(/default-src 'none';.* sandbox (?!.*allow-scripts)/);
  expect((await mailPage(`${MAIL_PATH}/${message?.id}/pdf`, mail)).status).toBe(404);
});
