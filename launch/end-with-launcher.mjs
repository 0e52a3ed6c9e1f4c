// Loaded before Foyer itself: when the launcher is gone, however it went, nobody is left who could stop this process.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Waiting for that is no reason to stay: a command that is done ends.
process.channel?.unref();
