/** How far from the screen an island is when its script is asked for. */
const NEAR = '400px';

interface IslandModule {
  readonly mount: (element: HTMLElement) => void;
}

/** Brings each island of the page to life once it comes near the screen. Until then nothing is loaded. */
export function watchIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wake(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll('[data-module]')) observer.observe(island);
}

/** What only a live page needs is at hand, but not in use, so that nothing on the first screen waits for it. */
function useLateStyles(): void {
  document.querySelector('link[data-late]')?.setAttribute('media', 'all');
}

async function wake(island: HTMLElement): Promise<void> {
  useLateStyles();
  const module = await (
    import(/* @vite-ignore */ island.dataset['module']!) as Promise<IslandModule>
  ).catch(() => undefined);
  if (module) module.mount(island);
  else island.append(lostNote());
}

/** What the page shows without a script stays. A browser may remember the loss: only a fresh page asks again. */
function lostNote(): HTMLElement {
  const note = document.createElement('p');
  note.className = 'note';
  note.setAttribute('role', 'status');
  note.textContent = 'החלק הזה לא נטען. בדקו את החיבור, ואז טענו את הדף שוב.';
  return note;
}
