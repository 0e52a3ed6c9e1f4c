// Loaded before Foyer itself. Without the launcher nobody could stop this process, so it ends when the launcher does.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// A command that has finished must end: the open channel must not keep it running.
process.channel?.unref();
