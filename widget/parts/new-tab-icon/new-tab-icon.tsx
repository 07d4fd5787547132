/** Shows that a link opens a new tab. For screen readers the same is written beside it. */
export function NewTabIcon() {
  return (
    <svg className="thanks__new-tab" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M9.5 2.5h4v4M13.2 2.8L7.5 8.5M6 3.5H3.5a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V10" />
    </svg>
  );
}
