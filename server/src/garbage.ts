import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 collect garbage when all memory it knows of has doubled, that of buffers included. By itself it goes through the
 * whole heap with every 64 MB of buffers, whatever is kept in them: a search answer has up to a megabyte. For the process
 * and all its threads; decision 0125.
 */
export function collectByAllMemory(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit')
  setFlagsFromString('--heap-growing-percent=100')
}
