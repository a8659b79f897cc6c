interface Props {
  id: string
  size?: number
  /** Classes of the lines, and of what lies below them. */
  line?: string | undefined
  ground?: string | undefined
}

/** Hatching for a drawing to fill with: lines at 45 degrees, `size` apart, of which half the stroke is seen. */
export function Hatch({ id, size = 6, line, ground }: Props) {
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      {ground && <rect width={size} height={size} className={ground} />}
      <path d={`M0 0V${size}`} className={line} />
    </pattern>
  )
}
