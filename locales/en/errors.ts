export const errors = {
  pageNotFound: 'Page not found!',
  somethingWrong: 'Something went wrong',
  tryAgain: 'Try again',
  goHome: 'Go to homepage',
  reasons: {
    network: 'Network error. Please check your connection.',
    server: 'Server error. Please try again later.',
    unknown: 'Part of this page could not be loaded. What you typed is still there.',
  },
}
