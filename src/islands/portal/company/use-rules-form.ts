import { type SubmitEvent, useMemo, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import { type OwnCompany, saveCompanyRulesEndpoint } from '#contracts/companies/members.ts';
import { useForm } from '#ui/forms/use-form.ts';

/** The form of the company's rules, and the dialog that asks for the password before they are saved. */
export function useRulesForm(company: OwnCompany) {
  const [isAsking, setIsAsking] = useState(false);
  const form = useForm({
    endpoint: saveCompanyRulesEndpoint,
    draftKey: 'company rules',
    secretField: 'current_password',
    initial: {
      po_required: company.po_required,
      cost_centre_required: company.cost_centre_required,
      limit: formatNumber(company.spending_limit),
      buyer_limit: formatNumber(company.buyer_limit),
      buyer_limit_period: company.buyer_limit_period,
      approval_remind_hours: formatNumber(company.approval_remind_hours),
      approval_escalate_hours: formatNumber(company.approval_escalate_hours),
      deducts_tds: company.deducts_tds,
      current_password: '',
    },
    bodyOf: ({ limit, buyer_limit, approval_remind_hours, approval_escalate_hours, ...rules }) => ({
      ...rules,
      approval_remind_hours: parseNumber(approval_remind_hours),
      approval_escalate_hours: parseNumber(approval_escalate_hours),
      spending_limit: parseNumber(limit),
      buyer_limit: parseNumber(buyer_limit),
    }),
    onSaved: async ({ message }) => {
      close();
      form.setStatus({ tone: 'ok', text: message });
      await queryClient.invalidateQueries();
    },
    // What another field has to be changed for is shown there.
    onRefused: ({ fields }) => {
      if (Object.keys(fields).some((field) => field !== 'current_password')) close();
    },
  });
  const close = () => {
    setIsAsking(false);
    form.rebase({ current_password: '' });
  };
  // The same object until the errors change: the summary takes the focus when it gets others.
  const errors = useMemo(() => {
    const { current_password: _, ...others } = form.errors;
    return others;
  }, [form.errors]);
  return {
    ...form,
    ...{ errors, passwordError: form.errors.current_password },
    ...{ isAsking, close },
    confirm: () => void form.save(form.values),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (form.check('current_password')) setIsAsking(true);
    },
  };
}
