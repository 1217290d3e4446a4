/** The time of this device, drawn anew every so often; still while nothing runs. */
import { useEffect, useState } from 'react';

export function useNow(isRunning: boolean, every = 250): number {
  const [now, setNow] = useState(() => Date.now());
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (wasRunning !== isRunning) {
    setWasRunning(isRunning);
    // Before anything is drawn with the time at which it last ran.
    if (isRunning) setNow(Date.now());
  }
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [isRunning, every]);
  return now;
}
