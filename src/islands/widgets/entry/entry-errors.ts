/** The errors of an entry form as its fields show them: without a company, that is missing and not the person. */
export function entryErrors({ user_id, ...others }: Record<string, string>, companyId: number | null) {
  if (!user_id) return others;
  return companyId === null ? { company_id: 'Choose the company.', ...others } : { user_id, ...others };
}
