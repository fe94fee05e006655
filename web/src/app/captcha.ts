import type { Api } from './api/api.ts'

/** False where the browser calculates no hashes: on an unencrypted page that is not of this machine. */
export const canSolveCaptcha = (): boolean => globalThis.crypto?.subtle !== undefined

/** Fetches a challenge and solves it, in about a second nobody notices; the library is loaded only now. */
export async function solveCaptcha(api: Api): Promise<string> {
  const [{ solveChallenge }, { deriveKey }, answer] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/sha'),
    api.get('misc', 'GET_CAPTCHA', {}),
  ])
  const challenge = JSON.parse(answer.challenge) as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}
