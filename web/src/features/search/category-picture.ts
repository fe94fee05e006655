/**
 * The address of a category's picture from its image value: level, ten-digit index and path, divided by slashes
 * (specification section 9). Empty where there is no picture.
 */
export function categoryPicture(basePath: string, imageValue: string): string {
  const path = imageValue.split('/').slice(2).join('/')
  return path === '' ? '' : basePath + path
}
