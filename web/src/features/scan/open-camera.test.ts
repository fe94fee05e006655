import { afterEach, expect, test, vi } from 'vitest'
import { openCamera } from './open-camera.ts'

afterEach(() => vi.unstubAllGlobals())

function browser(isSecureContext: boolean, mediaDevices: object | undefined) {
  vi.stubGlobal('isSecureContext', isSecureContext)
  vi.stubGlobal('navigator', { mediaDevices })
}

const failing = (name: string) => ({
  getUserMedia: () => Promise.reject(Object.assign(new Error(name), { name })),
})

test('without an encrypted connection, or in a browser that knows no cameras, none is asked for', async () => {
  browser(false, failing('NotAllowedError'))
  expect(await openCamera(undefined)).toBe('insecure')
  browser(true, undefined)
  expect(await openCamera(undefined)).toBe('unsupported')
})

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['SomethingNewError', 'failed'],
])('%s is told as %s', async (name, trouble) => {
  browser(true, failing(name))
  expect(await openCamera(undefined)).toBe(trouble)
})

test('the camera at the back is asked for, a chosen one by its id, and never a microphone', async () => {
  const getUserMedia = vi.fn((asked: MediaStreamConstraints) => Promise.resolve(asked))
  browser(true, { getUserMedia })
  await openCamera(undefined)
  await openCamera('second')
  expect(getUserMedia.mock.calls).toMatchObject([
    [{ audio: false, video: { facingMode: 'environment' } }],
    [{ audio: false, video: { deviceId: { exact: 'second' } } }],
  ])
})
