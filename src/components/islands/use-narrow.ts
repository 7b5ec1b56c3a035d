import { useEffect, useState } from 'preact/hooks';

/** On a screen narrower than this a tray beside the board would leave points under 24 pixels. */
const NARROW = '(max-width: 347px)';

/** Whether the tray has to move under the board. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const screen = matchMedia(NARROW);
    const tell = () => setNarrow(screen.matches);
    screen.addEventListener('change', tell);
    return () => screen.removeEventListener('change', tell);
  }, []);
  return isNarrow;
}
