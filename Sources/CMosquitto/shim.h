#pragma once

#include <errno.h>
#include <mosquitto.h>
#include <mqtt_protocol.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// How many bytes have come in over a connection; 0 where nobody can tell. It is a field of Linux's `tcp_info` behind those
// that the C library's has; where it lies is part of what the kernel keeps the same.
static inline uint64_t beckon_bytes_received(int descriptor) {
    enum { tcp_info_option = 11, bytes_received = 128 };
    unsigned char info[256];
    uint64_t count = 0;
    socklen_t length = sizeof info;
    if (getsockopt(descriptor, IPPROTO_TCP, tcp_info_option, info, &length) != 0) return 0;
    if (length >= bytes_received + sizeof count) memcpy(&count, info + bytes_received, sizeof count);
    return count;
}
