import { useLayoutEffect, useState } from 'preact/hooks';
import { whenKeptElsewhere } from './kept-elsewhere.ts';
import { keepView, PLAIN_VIEW, readView, type View } from './view.ts';

const device = () => localStorage;
const followers = new Set<(view: View) => void>();
let current: View | undefined;

/** Tells the style sheet whether boards that did not come to life yet are still to be turned. */
const markPage = ({ mirrored, swapped }: View): void =>
  void document.documentElement.toggleAttribute('data-turned', mirrored || swapped);

function show(view: View): void {
  current = view;
  markPage(view);
  for (const follow of followers) follow(view);
}

/** Looks at all boards of the page in another way, now and whenever the reader comes back. */
export function changeView(view: View): void {
  keepView(view, device);
  show(view);
}

/** The view that the device has kept, now and whenever another page changes it. */
function followDevice(): View {
  whenKeptElsewhere(() => show(readView(device)));
  return readView(device);
}

/** The view in which the reader looks at boards. It is the plain one while an island is taken over. */
export function useView(): View {
  const [view, follow] = useState(PLAIN_VIEW);
  useLayoutEffect(() => {
    current ??= followDevice();
    markPage(current);
    follow(current);
    followers.add(follow);
    return () => void followers.delete(follow);
  }, []);
  return view;
}
