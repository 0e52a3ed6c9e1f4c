type Props = {
  code: { readonly size: number; readonly path: string };
  label: string;
  className?: string | undefined;
};

/** A QR code: black on white whatever the page’s colours are, for cameras. */
export function CodePicture({ code, label, className }: Props) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path fill="#000" d={code.path} />
    </svg>
  );
}
