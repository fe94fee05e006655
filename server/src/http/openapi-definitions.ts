type Json = Record<string, unknown>

/**
 * Schemas that contain themselves come with definitions of their own, and refer to them from the document's root, where
 * they are not. Takes them out to `components.schemas`, under the name their schema has in the contract (`meta.id`).
 */
export function shareDefinitions<T extends { components: { schemas: Json } }>(document: T): T {
  const found: Json = {}
  const collect = (_key: string, value: unknown): unknown => {
    if (!isRecord(value) || !isRecord(value['$defs'])) return value
    const { $defs, ...rest } = value
    Object.assign(found, $defs)
    return rest
  }
  const shared = JSON.parse(JSON.stringify(document, collect)) as T
  Object.assign(shared.components.schemas, found)
  return JSON.parse(JSON.stringify(shared, redirect)) as T
}

const redirect = (key: string, value: unknown): unknown =>
  key === '$ref' && typeof value === 'string' ? value.replace(/^#\/\$defs\//, '#/components/schemas/') : value

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null
