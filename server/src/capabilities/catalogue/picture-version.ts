/** SQL of what changes when a picture does, of the medium `m` of the article `a`. */
export const pictureVersion = `left(md5(m.source || extract(epoch from a.changed_at)), 8)`
