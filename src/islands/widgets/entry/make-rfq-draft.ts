import type * as z from 'zod/mini';
import type { ConvertEnquiry, EnquiryKind } from '#contracts/visitors/convert-enquiry.ts';

/** Who sent it, as they wrote. */
export interface Sender {
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
}

/** A company or person: its id as text, `new`, or `other` for one that is not proposed. */
type Choice = string;

/** The dialog as typed. */
export interface MakeRfqDraft {
  /** Blank until the proposal is read. */
  company: Choice;
  /** The company chosen among all of them. */
  other_id: number | null;
  name: string;
  gst_number: string;
  is_prospect: boolean;
  address: string;
  city: string;
  state: string;
  pincode: string;
  /** Blank: as proposed. */
  person: Choice;
  person_name: string;
  person_email: string;
  person_phone: string;
  invite: boolean;
}

/** What the enquiry carries. */
export const draftFrom = ({ name, company, email, phone }: Sender): MakeRfqDraft => ({
  ...{ company: '', other_id: null, name: company ?? '', gst_number: '', is_prospect: true },
  ...{ address: '', city: '', state: '', pincode: '' },
  ...{ person: '', person_name: name, person_email: email, person_phone: phone ?? '', invite: false },
});

/** The id of the existing company that is chosen; null for a new one or none. */
export const companyIdOf = ({ company, other_id }: MakeRfqDraft): number | null =>
  company === 'other' ? other_id : Number(company) || null;

/** The request for a draft. */
export function convertBody(kind: EnquiryKind, id: number, draft: MakeRfqDraft): z.input<typeof ConvertEnquiry> {
  const isNew = draft.company === 'new';
  const isNewPerson = isNew || draft.person === 'new';
  return {
    ...{ kind, id, company_id: companyIdOf(draft) },
    company: isNew
      ? {
          ...{ name: draft.name, gst_number: draft.gst_number, is_prospect: draft.is_prospect },
          ...{ ship_to_address: draft.address, ship_to_city: draft.city },
          ...{ ship_to_state: draft.state, ship_to_pincode: draft.pincode },
        }
      : null,
    user_id: isNewPerson ? null : Number(draft.person) || null,
    person: isNewPerson ? { name: draft.person_name, email: draft.person_email, phone: draft.person_phone } : null,
    invite: isNewPerson && draft.invite,
  };
}
