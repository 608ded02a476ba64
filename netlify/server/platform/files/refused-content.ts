/** Why a file is refused though its type is accepted: each sentence says what to remove. */
export const REFUSED = {
  macros: 'The file has macros. Save it without macros, as .docx, .xlsx or PDF.',
  controls: 'The file has ActiveX controls. Remove them, or save the file as PDF.',
  embedded: 'The file has an embedded object or program. Remove it or paste it as a picture, or save the file as PDF.',
  template: 'The document takes its template from another place. Detach the template, or save the document as PDF.',
  picture: 'The file loads a picture from another place. Insert the picture itself, or save the file as PDF.',
  workbook: 'The workbook has links to other workbooks. In Excel, choose Data, Edit Links, Break Link, then save it.',
  link: 'The file loads content from another place. Remove the link, or save the file as PDF.',
  connections: 'The workbook has data connections. Delete them under Data, Queries & Connections, then save it.',
  dde: 'The file has a DDE link, which can start a program. Remove the field or formula, then save it.',
  password: 'The file has a password or restricted permissions. Save it without them.',
  script: 'The PDF contains JavaScript. Print it to a new PDF, and choose that one.',
  launch: 'The PDF opens other files or programs. Remove those links, or print it to a new PDF.',
  attachments: 'The PDF has files attached. Remove the attachments, and send each file on its own.',
  media: 'The PDF contains interactive media. Print it to a new PDF, and choose that one.',
  damaged: 'The file is damaged or cannot be checked. Open it, save or print it as a new file, and choose that one.',
  tooLarge: 'The file unpacks to too much data. Save it with fewer pages, sheets or pictures.',
} as const;

export type Refused = keyof typeof REFUSED;
