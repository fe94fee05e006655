import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a source of pictures that says too little or too much stops the start and is named', () => {
  for (const source of [
    'media.maker.example',
    'ftp://maker.example',
    'https://*',
    'https://*.example/?a=*',
    'https://a@b.example',
  ])
    expect(() => readConfig({ IMAGE_SOURCES: source }), source).toThrow('IMAGE_SOURCES')
})

test('limits of sessions and passwords outside the sensible stop the start', () => {
  for (const [name, value] of [
    ['SESSION_IDLE_HOURS', '0'],
    ['SESSION_DAYS', '1000'],
    ['PASSWORD_MIN_LENGTH', '7'],
    ['PASSWORD_MAX_LENGTH', '32'],
  ] as const)
    expect(() => readConfig({ [name]: value }), name).toThrow(name)
  expect(readConfig({ SESSION_IDLE_HOURS: '1', PASSWORD_MIN_LENGTH: '12' })).toMatchObject({
    sessionLimits: { idle: 3_600_000 },
    passwordLength: { min: 12, max: 128 },
  })
})

test('sources of pictures are parted by commas', () => {
  const { imageSources, internalImageSources } = readConfig({
    IMAGE_SOURCES: 'https://media.maker.example/shop/, https://*.tiles.example',
    IMAGE_SOURCES_INTERNAL: 'http://10.0.0.7:8080',
  })
  expect(imageSources).toEqual(['https://media.maker.example/shop/', 'https://*.tiles.example'])
  expect(internalImageSources).toEqual(['http://10.0.0.7:8080'])
})
