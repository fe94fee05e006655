import { useEffect, useState } from 'react'
import { scanEvents } from './scan-events.ts'

/** Whether anything has been scanned since the page was loaded. */
export function useScanned(): boolean {
  const [isScanned, setScanned] = useState(false)
  useEffect(() => {
    const { scanned, hears } = scanEvents
    const onScan = () => setScanned(true)
    document.addEventListener(scanned, onScan)
    document.dispatchEvent(new Event(hears))
    return () => document.removeEventListener(scanned, onScan)
  }, [])
  return isScanned
}
