/** A mail ready to send: the same words as text and as HTML. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Whom an answer reaches, where that is not the sender: the visitor or buyer of a mail to a desk. */
  replyTo?: string;
  attachments?: Attachment[];
}

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  content: string;
  contentType: string;
  /** Set where `content` is a file's bytes and not text. */
  encoding?: 'base64';
}
