/** A build without the server behind it: forms become addresses, and nothing pretends to send. */
export const isStaticOnly: boolean = import.meta.env.VITE_API === 'off'
