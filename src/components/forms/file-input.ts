/** Shows beside each file field which file it holds, in our own words: the browser's are out of sight. */
for (const place of document.querySelectorAll('.file')) {
  const input = place.querySelector('input')!;
  const label = place.querySelector('label')!;
  const name = place.querySelector('.file-name')!;
  const asked = label.textContent;
  const show = () => {
    const file = input.files?.[0];
    label.textContent = file ? label.dataset.chosen! : asked;
    name.textContent = file?.name ?? '';
  };
  input.addEventListener('change', show);
  // The form is emptied after the event that says so.
  input.form?.addEventListener('reset', () => setTimeout(show));
  // A browser that goes back may bring the file back by itself.
  show();
}
