/** The telephone and the network of Lighthouse's mobile preset, for measurements of our own. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Lighthouse's "slow 4G": 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
export const slowProcessor = 4
