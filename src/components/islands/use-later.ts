import { useRef, useState } from 'preact/hooks';

/** A module that comes when it is asked for. */
export interface Later<Module> {
  readonly module: Module | undefined;
  /** It was asked for and did not come, as without a network. */
  readonly isLost: boolean;
  readonly ask: () => void;
}

/** Loads a module once it is asked for, and asks again where it was lost. */
export function useLater<Module>(load: () => Promise<Module>): Later<Module> {
  const [module, setModule] = useState<Module>();
  const [isLost, setLost] = useState(false);
  const isAsked = useRef(false);
  const ask = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setLost(false);
    load().then(
      (loaded) => setModule(() => loaded),
      () => {
        isAsked.current = false;
        setLost(true);
      },
    );
  };
  return { module, isLost, ask };
}
