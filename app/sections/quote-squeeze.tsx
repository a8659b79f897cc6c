import { useWords } from '#app/behaviours/language.ts'
import { Band } from '#app/ui/band.tsx'
import style from './quote-squeeze.module.css'

/** A sentence about lost time that gets narrower word by word. */
export function QuoteSqueeze() {
  const words = useWords('testimonialsSection')
  return (
    <Band id="stopover" stop={words.stop} tone="tint" label={words.label}>
      <figure>
        <blockquote>
          <p className={style.quote}>
            {words.lines.map((line) => (
              <span key={line} className={style.line}>
                {line.split(' ').map((word, index) => (
                  <span key={index}>{`${word} `}</span>
                ))}
              </span>
            ))}
          </p>
        </blockquote>
        <figcaption className={style.source}>
          <b>{words.author}</b>
          <span>{words.source}</span>
        </figcaption>
      </figure>
    </Band>
  )
}
