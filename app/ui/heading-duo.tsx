import style from './heading-duo.module.css'

const sizes = { normal: '', xl: style.xl, small: style.small }

interface Props {
  /** The long line, set wide. */
  long: string
  /** The shortened line, set narrow. */
  short: string
  level?: 1 | 2
  size?: keyof typeof sizes
  id?: string
}

/** Width is time: one wide line, one narrow line. */
export function HeadingDuo({ long, short, level = 2, size = 'normal', id }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Heading className={[style.duo, sizes[size]].filter(Boolean).join(' ')} id={id}>
      <span className={style.wide}>{long}</span> <span className={style.narrow}>{short}</span>
    </Heading>
  )
}
