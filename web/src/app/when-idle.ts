const settleTime = 2_000

/** Runs something once the page is loaded and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  // Where the browser cannot say when it is idle (Safari), some time after the page is loaded will do.
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, settleTime)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
