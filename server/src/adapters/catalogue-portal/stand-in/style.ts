/** The stand-in's stylesheet: it takes colours of the page it stands in where they are there. */
export const portalStyle = `.oxomi-catalogs,.oxomi-videos,.oxomi-items{list-style:none;margin:0;padding:0}
.oxomi-catalogs,.oxomi-videos{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(160px,100%),1fr));gap:16px}
.oxomi-catalogs button,.oxomi-videos button{display:grid;gap:4px;width:100%;text-align:start;border:0;background:none;padding:0}
.oxomi-catalogs img,.oxomi-videos img{width:100%;object-fit:cover;border-radius:4px}
.oxomi-videos img{height:120px}.oxomi-film{max-width:min(100%,640px);display:block}
.oxomi-button{font:inherit;color:inherit;cursor:pointer;min-height:44px;padding:8px 12px;border:1px solid currentColor;border-radius:4px;background:none}
.oxomi-items li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;padding:8px 0;border-bottom:1px solid #8884}
.oxomi-infoplay{max-width:min(480px,calc(100vw - 32px));color:inherit;background:Canvas;border:1px solid #8888;border-radius:8px;padding:24px}
.oxomi-infoplay{color:CanvasText}.oxomi-infoplay[open]{display:grid;gap:12px;justify-items:start}.oxomi-infoplay>*{margin:0}.oxomi-infoplay input{font:inherit;min-height:44px;width:6rem;margin-inline-end:8px}
.oxomi-infoplay a{color:LinkText}.oxomi-said[data-error]{font-weight:700}`
