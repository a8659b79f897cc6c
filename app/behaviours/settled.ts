import { useEffect, useState } from 'react'

/** The value after it has been still for a moment; for what is read aloud. */
export function useSettled<Value>(value: Value, milliseconds = 900): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
