/** Why there is no picture. */
export type CameraTrouble = 'insecure' | 'unsupported' | 'refused' | 'none' | 'busy' | 'failed'

/** The browser's error names (Media Capture and Streams, getUserMedia) in our words. */
const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/**
 * Starts a camera, the one at the back of a phone where none is named. Nothing of its picture is recorded or sent.
 * @returns the stream, whose tracks the caller stops, or why there is none
 */
export async function openCamera(deviceId: string | undefined): Promise<MediaStream | CameraTrouble> {
  if (!globalThis.isSecureContext) return 'insecure'
  // Where it is not supported it is not there, whatever TypeScript thinks.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (devices === undefined) return 'unsupported'
  const which = deviceId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } }
  try {
    const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 } }
    return await devices.getUserMedia({ video, audio: false })
  } catch (error) {
    return (error instanceof Error && troubles[error.name]) || 'failed'
  }
}

/** Ids of all cameras; known once one may be used. */
export async function listCameras(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId)
}

/** Whether the camera has a light that can be switched. */
export function hasTorch(stream: MediaStream): boolean {
  // Not every browser tells what a camera can, and TypeScript knows no torch.
  const track = stream.getVideoTracks()[0] as Partial<MediaStreamTrack> | undefined
  return (track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true
}

/** Switches the light; a camera that refuses stays as it is. */
export async function switchTorch(stream: MediaStream, torch: boolean): Promise<void> {
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
}
