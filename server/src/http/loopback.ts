/** Whether an address is this machine's own: ::1 or 127.0.0.0/8, also written as IPv6. */
export const isLoopback = (address: string | undefined): boolean =>
  /^(::1$|(::ffff:)?127\.)/.test(address ?? '')
