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

/** Where the script is lost, as without a network or on a page that is being left, what stands there stays. */
async function wake(island: HTMLElement): Promise<void> {
  useLateStyles();
  const address = island.dataset['module']!;
  const module = await (import(/* @vite-ignore */ address) as Promise<IslandModule>).catch(
    () => undefined,
  );
  module?.mount(island);
}
