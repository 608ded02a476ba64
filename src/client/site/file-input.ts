/** Shows the chosen file's name beside each file field, in place of the browser's own hidden control. */
for (const field of document.querySelectorAll('.file')) {
  const input = field.querySelector('input')!;
  const label = field.querySelector('label')!;
  const name = field.querySelector('.file-name')!;
  const emptyLabel = label.textContent;
  const show = () => {
    const file = input.files?.[0];
    label.textContent = file ? label.dataset.chosen! : emptyLabel;
    name.textContent = file?.name ?? '';
  };
  input.addEventListener('change', show);
  // The form is cleared only after its reset event.
  input.form?.addEventListener('reset', () => setTimeout(show));
  // After Back the browser may restore the file.
  show();
}
