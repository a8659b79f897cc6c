/** What is said when nothing can be fetched any more; it comes along with the entry, so no other words stand here. */
export const heldUp = {
  somethingWrong: 'Something went wrong',
  tryAgain: 'Try again',
  goHome: 'Go to homepage',
  reasons: {
    network: 'Network error. Please check your connection.',
    server: 'Server error. Please try again later.',
  },
}
