import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'

test('addresses of the house are told from those of the internet', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1'])
    expect(reachOf(address), address).toBe('internal')
  for (const address of ['::1', 'fd12:3456::1']) expect(reachOf(address), address).toBe('internal')
  for (const address of ['8.8.8.8', '172.32.0.1', '192.169.0.1', '2a00:1450:4001::64'])
    expect(reachOf(address), address).toBe('public')
})

test('nothing leads to metadata services, reserved networks and wrapped addresses', () => {
  for (const address of [
    '0.0.0.0',
    '169.254.169.254',
    '100.100.100.200',
    '168.63.129.16',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'ff02::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
  ])
    expect(reachOf(address), address).toBe('never')
})
