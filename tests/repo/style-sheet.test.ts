import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Components of the kit that read data or are composed of others, with what /style shows instead. */
const shownByParts: Record<string, string[]> = {
  AdviceSettles: ['Money'],
  AdviceStatus: ['Status'],
  BulkButton: ['Dialog', 'Button'],
  BulkReport: ['Notice', 'Button'],
  AttachmentField: ['Button'],
  AssignSelected: ['Dialog', 'Select', 'Button'],
  May: ['Button'],
  OwnerCell: ['Dialog', 'Button'],
  OwnerFilter: ['Select'],
  OwnerHistory: ['Status'],
  OwnerSelect: ['Select'],
  'owner-column': ['Table'],
  MentionTextArea: ['TextArea'],
  MentionedText: ['Thread'],
  StaffMessageForm: ['TextArea', 'Button'],
  AmountWithTds: ['Money'],
  AttachFileDialog: ['Dialog', 'Button'],
  AttachPo: ['Dialog', 'Button'],
  BuyerFields: ['Select'],
  ColumnChooser: ['Dialog', 'Checkbox', 'Button'],
  CompanyFilter: ['Select'],
  CompanySelect: ['Select'],
  Conversation: ['Thread', 'TextArea', 'Button'],
  ConfirmDialog: ['Dialog', 'Button'],
  CostCentreDialog: ['Dialog', 'TextInput', 'Select', 'Checkbox'],
  CostCentreField: ['Select'],
  CostCentreList: ['Table', 'EmptyState', 'Status'],
  CustomerActions: ['Button'],
  DateFilter: ['Select', 'TextInput'],
  DateInput: ['TextInput'],
  DownloadButton: ['Button'],
  EditPage: ['Breadcrumb', 'FormSkeleton', 'LoadError'],
  EditCell: ['TextInput', 'Button'],
  ExportButton: ['Button'],
  ExportSelected: ['Button'],
  Field: ['TextInput', 'Select', 'TextArea'],
  FileButton: ['Button'],
  FileField: ['TextInput', 'Button'],
  IssueInvoice: ['Dialog', 'Notice', 'Button'],
  InvoiceLines: ['Table'],
  InvoiceParties: ['TitleBlock'],
  InvoiceSheet: ['TitleBlock', 'Table', 'Notice'],
  InvoiceSums: ['Summary'],
  AddToListButton: ['Button'],
  AddToListDialog: ['Dialog', 'Select', 'Button'],
  ListFields: ['TextInput', 'TextArea', 'Checkbox'],
  StockNoticeButton: ['Button'],
  LateNotice: ['Notice'],
  LinePrice: ['Money'],
  LinesSheet: ['Table'],
  ListTools: ['SearchField', 'ListFilter', 'ListCount'],
  ListViews: ['Button'],
  FieldRow: ['TextInput'],
  FormConflict: ['ConflictNotice'],
  FormDialog: ['Dialog', 'Button'],
  MakeRfqDialog: ['Dialog', 'Select', 'TextInput', 'Checkbox', 'Button'],
  MethodOptions: ['Select'],
  OrderedQty: ['Table'],
  OrderPapers: ['Button'],
  OrderTickets: ['Status'],
  GoodsReceived: ['Status', 'Button'],
  LineDocuments: ['Button'],
  OrderStatusBadge: ['Status'],
  PoFileField: ['Button'],
  UploadField: ['Button'],
  FileList: ['Button'],
  PaymentList: ['Day', 'Money'],
  PdfLink: ['Button'],
  RfqBadge: ['Status'],
  ReceiptStatus: ['Status'],
  PackPrice: ['Money'],
  PayTo: ['Money'],
  PasswordForm: ['PasswordInput', 'Button'],
  ApprovalStepDialog: ['Dialog', 'TextInput', 'Select', 'Checkbox', 'PasswordInput'],
  ApprovalStepList: ['Table', 'EmptyState', 'Button'],
  OrderApprovals: ['Status'],
  OwnLimitsDialog: ['Dialog', 'TextInput', 'PasswordInput'],
  OwnLimitsText: ['Table'],
  RemoveStepDialog: ['Dialog', 'PasswordInput'],
  AppDialog: ['Dialog', 'TextInput', 'Button'],
  AppSection: ['Button'],
  CodesSection: ['Button'],
  ConfirmPasswordDialog: ['Dialog', 'PasswordInput'],
  KeepCodes: ['Button'],
  LineArrival: ['Status'],
  NewMessages: ['Status'],
  NewCodesDialog: ['Dialog', 'PasswordInput'],
  NewCompanyFields: ['TextInput', 'Select', 'Checkbox'],
  NewPasswordInput: ['PasswordInput'],
  PasskeyDialog: ['Dialog', 'TextInput', 'Button'],
  PasskeySection: ['Button'],
  PasswordDialog: ['Dialog', 'PasswordInput'],
  QrCode: ['Notice'],
  RemoveDialog: ['Dialog', 'PasswordInput'],
  RenameDialog: ['Dialog', 'TextInput'],
  SecondFactors: ['TitleBlock', 'Button'],
  PerOptions: ['Select'],
  PasteRows: ['TextArea', 'Button'],
  PinCodeInput: ['TextInput'],
  PlantAddressDrawer: ['Dialog', 'TextInput', 'Button'],
  PlantAddressFields: ['TextInput', 'TextArea', 'Select', 'Checkbox'],
  PriceBreaksInput: ['TextArea'],
  PrivateFile: ['Button'],
  QtyAdd: ['TextInput', 'Button'],
  ProductOption: ['ProductImage', 'Money'],
  ProductPicker: ['Dialog', 'SearchField', 'PickList'],
  ProposedLines: ['Table'],
  PromiseDialog: ['Dialog', 'TextInput'],
  PromiseList: ['Status'],
  PromiseStatus: ['Status'],
  SendWarningList: ['Notice'],
  SendWarningDialog: ['Dialog', 'Button'],
  QuotedLines: ['Table'],
  RemoveRow: ['Dialog', 'Button'],
  ReadError: ['Notice'],
  ReadState: ['SheetSkeleton', 'LoadError'],
  RecordList: ['ListFilter', 'ListCount', 'Table', 'Pager', 'EmptyState'],
  RecordPage: ['Breadcrumb', 'SheetSkeleton', 'LoadError'],
  GroupingSelect: ['Select'],
  MonthLink: ['Button'],
  ReportChart: ['Table'],
  ReportChoice: ['Select'],
  ReportTable: ['Table'],
  ReportView: ['Table', 'Pager', 'EmptyState'],
  RefusalBanner: ['Notice'],
  RequestReview: ['Dialog', 'Table'],
  ReplyForm: ['TextArea', 'Notice', 'Button'],
  RequestQuoteLink: ['Button'],
  ResendDialog: ['Dialog', 'Notice', 'Button'],
  ReviewDialog: ['Dialog', 'Button'],
  ReviewFacts: ['Table'],
  ReviewLines: ['Table', 'Pager', 'Money'],
  'order-facts': ['Table'],
  SelectionBar: ['Button'],
  'select-column': ['Table', 'Checkbox'],
  SheetSelect: ['Select'],
  SignInStatus: ['Status'],
  SortSelect: ['Select'],
  SourceSelect: ['Select'],
  StatementView: ['TitleBlock', 'Table', 'TextInput'],
  StatusBadge: ['Status'],
  TdsMeter: ['TitleBlock', 'Table', 'Money'],
  TdsSelect: ['Select'],
  TdsYearSelect: ['Select'],
  TempPassword: ['Button'],
  UnitPrice: ['Money'],
  ViewChoice: ['ListFilter'],
  UrlSearch: ['SearchField'],
  ViewDialog: ['Dialog', 'TextInput', 'Checkbox'],
};

/** Shown as markup only: one would take the focus, the other call the server. Drawings have their own page. */
const shownOtherwise = ['Drawing', 'ErrorSummary', 'FavouriteStar', 'SizedDrawing'];

const sheet = globSync('src/islands/site/style/*.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const kit = globSync('src/islands/{ui,widgets}/**/*.tsx').map((file) => basename(file, '.tsx'));
const isShown = (name: string) => new RegExp(`'#(ui|widgets)/(\\w+/)?${name}.tsx'`).test(sheet);

test('every component of the kit is on the style sheet', () => {
  const hidden = kit.filter((name) => !isShown(name) && !shownByParts[name] && !shownOtherwise.includes(name));
  expect(hidden, 'Show them in src/islands/site/style, or list above what shows them.').toEqual([]);
});

test('the substitute of a composed component is on the style sheet', () => {
  expect(
    Object.values(shownByParts)
      .flat()
      .filter((name) => !isShown(name)),
  ).toEqual([]);
  expect([...Object.keys(shownByParts), ...shownOtherwise].filter((name) => !kit.includes(name))).toEqual([]);
});

test('every style file of the kit is loaded', () => {
  const loaded = globSync('src/{styles,components,islands,layouts,pages}/**/*.{css,astro,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const files = globSync('src/styles/kit/*.css').map((file) => basename(file));
  expect(files.filter((file) => !loaded.includes(`kit/${file}'`))).toEqual([]);
});
