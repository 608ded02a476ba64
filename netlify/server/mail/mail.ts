/** A mail ready to send, as text and HTML. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Address for replies, if it is not the sender. */
  replyTo?: string;
  attachments?: Attachment[];
}

/** A file attached to a mail. */
export interface Attachment {
  filename: string;
  content: string;
  contentType: string;
  /** Set if `content` is binary. */
  encoding?: 'base64';
}
