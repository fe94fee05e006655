/** The page on which whoever shows the shop makes the portal slow or dead. */
export const modePage = (mode: string): string => `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Portal der Vorführung</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem}a{margin-inline-end:1rem}</style>
<h1>Portal der Vorführung</h1><p>Zustand: <strong>${mode}</strong></p>
<p><a href="/mode/normal">normal</a><a href="/mode/slow">slow</a><a href="/mode/dead">dead</a></p></html>`
