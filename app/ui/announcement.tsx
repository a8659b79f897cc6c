import { useEffect, useRef, useState } from 'react'

/** Tells screen readers what has become of a list or a result, after a pause; what the page begins with is not told. */
export function Announcement({ text }: { text: string }) {
  const latest = useRef(text)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (text === latest.current) return
    latest.current = text
    const timer = setTimeout(() => setSpoken(text), 500)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr" role="status">
      {spoken}
    </p>
  )
}
