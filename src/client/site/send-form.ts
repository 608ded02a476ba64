import type * as z from 'zod/mini';
import { ApiError, CONNECTION_FAILED, endpointUrl, parseReply } from '../api.ts';
import { attemptKey, endAttempt } from '../attempt-key.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { FILE_TOO_LARGE, hasExtension } from '#contracts/fields/files.ts';
import { MAX_UPLOAD_BYTES } from '#contracts/limits.ts';
import { clearMessages, type FieldErrors, clearFieldError, showErrors, showStatus } from './form-messages.ts';

interface Options<E extends Endpoint> {
  endpoint: E;
  /** Changes the form's data into the data sent. */
  prepare?: (fields: FormData) => void;
  /** Called after success; the form is already cleared. */
  onSuccess: (reply: z.output<E['reply']>, form: HTMLFormElement) => void;
  /** Title and detail of a failure (specification §8). `serverMessage` is null without a readable reply, blank if it has no message. */
  failureText?: (serverMessage: string | null) => [title: string, detail?: string];
  /** The error for a file of a type that its field does not accept. */
  wrongFileMessage?: string;
  /** False keeps the input after success, for a form that is used repeatedly. */
  resetOnSuccess?: boolean;
}

/**
 * Submits a form in the background: validates it against the call's contract, shows errors at their fields, keeps the
 * input until it is accepted, and submits once however often the button is pressed.
 */
export function sendForm<E extends Endpoint>(form: HTMLFormElement, options: Options<E>): void {
  form.noValidate = true;
  form.addEventListener('input', clearFieldError);
  // The second press of a double click may come after the reply, when the form is already cleared.
  form.addEventListener('click', (event) => {
    if (event.detail > 1 && (event.target as Element).closest('[type=submit]')) event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.hasAttribute('data-sending')) void submit(form, options);
  });
}

const defaultFailure = (message: string | null): [string] => [
  message === null ? CONNECTION_FAILED : message || 'It could not be sent. Nothing you entered is lost. Try again.',
];

async function submit<E extends Endpoint>(form: HTMLFormElement, options: Options<E>): Promise<void> {
  const { endpoint, failureText = defaultFailure, resetOnSuccess = true } = options;
  clearMessages(form);
  const fields = new FormData(form);
  options.prepare?.(fields);
  const checked = endpoint.body.safeParse(filledIn(fields));
  const errors = { ...errorsByField(checked.error), ...fileErrors(form, options.wrongFileMessage) };
  if (Object.keys(errors).length > 0) return showErrors(form, errors, 'Please check these fields.');
  const endSending = setSending(form);
  try {
    const reply = await post(endpoint, fields, checked.data);
    if (resetOnSuccess) form.reset();
    options.onSuccess(reply, form);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [title, detail] = failureText(error.serverMessage);
    const refused = refusedFields(form, error);
    if (Object.keys(refused).length > 0) showErrors(form, refused, title);
    else showStatus(form, 'bad', title, detail ?? '');
  } finally {
    endSending();
  }
}

/** Sends JSON where there is no file, as in specification §7, else a form. */
async function post<E extends Endpoint>(endpoint: E, fields: FormData, data: unknown): Promise<z.output<E['reply']>> {
  const hasFile =
    endpoint.form === true || [...fields.values()].some((value) => typeof value !== 'string' && value.size > 0);
  const headers = {
    accept: 'application/json',
    ...(endpoint.creates ? { 'idempotency-key': await attemptKey(endpoint.path, filledIn(fields)) } : {}),
    ...(hasFile ? {} : { 'content-type': 'application/json' }),
  };
  const request = { method: 'POST', headers, body: hasFile ? fields : JSON.stringify(data) };
  const response = await fetch(endpointUrl(endpoint), request).catch(() => {
    throw new ApiError(CONNECTION_FAILED, 0);
  });
  const text = await response.text().catch(() => '');
  // An HTML page instead of a reply, such as a proxy's, is not a success.
  if (!text.startsWith('{')) throw new ApiError(CONNECTION_FAILED, 0);
  endAttempt(endpoint.path, response.status);
  return parseReply<E>(text, response.status, null);
}

/** Fields by name, without blank file fields. */
const filledIn = (fields: FormData) =>
  Object.fromEntries([...fields].filter(([, value]) => typeof value === 'string' || value.size > 0));

function errorsByField(error: { issues: { path: PropertyKey[]; message: string }[] } | undefined): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}

/** Checks the files before they are uploaded. */
function fileErrors(form: HTMLFormElement, wrongFileMessage = ''): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, files, accept } of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const file = files?.[0];
    if (file && !hasExtension(file.name, accept)) errors[name] = wrongFileMessage;
    else if (file && file.size > MAX_UPLOAD_BYTES) errors[name] = FILE_TOO_LARGE;
  }
  return errors;
}

/** The server's errors by field; a refused file is the error of the form's only file field. */
function refusedFields(form: HTMLFormElement, { fields, status, serverMessage }: ApiError): FieldErrors {
  const file = form.querySelector<HTMLInputElement>('input[type=file]');
  if (Object.keys(fields).length > 0 || !file?.files?.length || (status !== 413 && status !== 415)) return fields;
  return { [file.name]: serverMessage || FILE_TOO_LARGE };
}

/** Shows that the form is being sent; returns a function that ends it. */
function setSending(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const label = button.textContent;
  const hadFocus = document.activeElement === button;
  form.setAttribute('data-sending', '');
  button.textContent = button.dataset.busy ?? label;
  button.disabled = true;
  button.setAttribute('aria-busy', 'true');
  return () => {
    form.removeAttribute('data-sending');
    if (button.textContent === button.dataset.busy) button.textContent = label;
    // A form that is done stays disabled until it is opened again.
    button.disabled = form.hasAttribute('data-done');
    button.removeAttribute('aria-busy');
    // A disabled button loses the focus.
    if (hadFocus && document.activeElement === document.body) button.focus();
  };
}
