import type { Plugin } from 'vite'

/**
 * Takes out of the route tree what only its types and tools read: the address in `createFileRoute('…')`, which the
 * generated tree says again, and the long names under which it hangs routes on their parents. Every page loads it.
 */
export function shortRoutes(): Plugin {
  return {
    name: 'short-routes',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { code: /createFileRoute\(|_addFileChildren\(/, id: /web\/src\// },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  }
}

/** @param code a screen or the route tree, as JavaScript */
function withoutNames(code: string): string {
  return code
    .replace(/(createFileRoute\()["'][^"']+["']\)/g, '$1)')
    .replace(/(const \w+RouteChildren = )\{([^{}]+)\}/g, (_, start: string, children: string) => {
      const routes = children.split(',').map((child) => child.replace(/^\s*\w+:/, '').trim())
      return `${start}[${routes.join()}]`
    })
}
