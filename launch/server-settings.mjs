/** What the shop's own process is started with, and all that it starts. @param env where a museum's own wish may stand */
export function serverSettings({ MALLOC_ARENA_MAX = '2' }) {
  // glibc keeps a heap for every thread and gives back little of them: pictures and documents would fill all of them.
  return { NODE_ENV: 'production', MALLOC_ARENA_MAX };
}
