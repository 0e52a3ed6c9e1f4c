// Loaded before Foyer itself. When the launcher is gone, for any reason, nobody could stop this process any more: it ends.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone does not keep a command running that is done.
process.channel?.unref();
