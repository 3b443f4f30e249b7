// Tells whether the window is as narrow as a phone.
import { useEffect, useState } from 'preact/hooks'

const NARROW = matchMedia('(max-width: 760px)')

/** True while the page shows the conversation alone, with buttons for the rest. */
export function useNarrow(): boolean {
  const [isNarrow, set] = useState(NARROW.matches)
  useEffect(() => {
    const listen = () => set(NARROW.matches)
    NARROW.addEventListener('change', listen)
    return () => NARROW.removeEventListener('change', listen)
  }, [])
  return isNarrow
}
