/** Our mark: an army of three rows, stamped on a slip of paper. The same drawing as public/favicon.svg. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="96 48 320 416" aria-hidden="true" focusable="false">
      <path
        d="M112 448V208a144 144 0 0 1 288 0v240z"
        fill="var(--paper, #f4efe4)"
        stroke="var(--ink, #14161b)"
        strokeWidth="16"
      />
      <path
        d="M146 360h60v56h-60zM226 360h60v56h-60zM306 360h60v56h-60zM186 284h60v56h-60zM266 284h60v56h-60z"
        fill="var(--ink, #14161b)"
      />
      <path d="M222 264V176a34 34 0 0 1 68 0v88z" fill="#c8320c" />
    </svg>
  );
}
