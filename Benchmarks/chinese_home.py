#!/usr/bin/env python3
"""Writes a home of so many Chinese names and 4,000 sentences about it: chinese_home.py COUNT HOME-FILE SENTENCES."""
import json
import sys

count, home_file, sentences_file = int(sys.argv[1]), sys.argv[2], sys.argv[3]
PLACES = "客厅 书房 卧室 厨房 餐厅 走廊 阳台 浴室 车库 花园 画室 茶室 琴房 衣帽间 储藏室 健身房 影音室 儿童房 客房 地下室".split()
MARKS = "东 西 南 北 前 后 左 右 松 竹 梅 兰 菊 云 月 星 风 雪 山 水".split()
WORDS = "春 夏 秋 冬 金 银 铜 玉 珠 翠 红 青 紫 墨 素 锦 霞 露 虹 岚".split()
KINDS = [
    ("灯", "Lightbulb", {"On": False, "Brightness": 50}), ("插座", "Outlet", {"On": False}),
    ("台灯", "Lightbulb", {"On": False, "Brightness": 50}),
    ("门锁", "LockMechanism", {"LockCurrentState": 1, "LockTargetState": 1}),
    ("窗帘", "WindowCovering", {"CurrentPosition": 0, "TargetPosition": 0, "PositionState": 2}),
    ("风扇", "Fan", {"On": False, "RotationSpeed": 50}),
    ("空调", "Thermostat", {"CurrentTemperature": 20, "TargetTemperature": 21, "TargetHeatingCoolingState": 1,
                          "CurrentHeatingCoolingState": 1, "TemperatureDisplayUnits": 0}),
    ("壁灯", "Lightbulb", {"On": False}),
]
COMMON = ["打开ROOM的灯", "请关掉ROOM的灯"]
FORMS = {
    "Outlet": ["打开NAME", "把NAME关掉", "NAME打开", "NAME开着吗", "请关掉NAME", "能不能打开NAME"],
    "Fan": ["打开NAME", "把NAME关掉", "NAME开着吗", "把NAME调到百分之四十"],
    "Lightbulb": ["打开NAME", "把NAME关掉", "把NAME调到百分之四十", "NAME调暗到20%", "NAME开着吗", "请关掉NAME"],
    "LockMechanism": ["锁上NAME", "NAME锁了吗", "请锁上NAME"],
    "WindowCovering": ["打开NAME", "关上NAME", "把NAME开到百分之三十", "NAME开着吗"],
    "Thermostat": ["把NAME调到二十一度", "ROOM多少度"],
}


def room_name(number):
    place, mark = PLACES[number % len(PLACES)], number // len(PLACES)
    return place if mark == 0 else WORDS[mark // len(MARKS)] + MARKS[mark % len(MARKS)] + place


def thing_name(number, word):
    place = number // len(KINDS)
    return WORDS[place % 20] + MARKS[place // 20 % 20] + (WORDS[place // 400 % 20] if place >= 400 else "") + word


rooms = [room_name(number) for number in range(max(3, count // 20))]
things, accessories = [], []
for number in range(count - len(rooms) - 1):
    word, kind, values = KINDS[number % len(KINDS)]
    name = thing_name(number, word)
    things.append((name, kind))
    accessories.append({
        "name": name, "room": rooms[number % len(rooms)], "manufacturer": "M", "model": "M", "serialNumber": str(number),
        "firmwareRevision": "1.0.0", "services": [{"type": kind, "characteristics": values}]})
home = {"name": "大宅", "primary": True, "rooms": [{"name": name} for name in rooms], "accessories": accessories}
with open(home_file, "w", encoding="utf-8") as file:
    json.dump({"version": 1, "homes": [home]}, file, ensure_ascii=False)
step = max(1, len(things) // 97) | 1
with open(sentences_file, "w", encoding="utf-8") as file:
    for number in range(4000):
        name, kind = things[number * step % len(things)]
        forms = COMMON + FORMS[kind]
        form = forms[number // 3 % len(forms)]
        file.write(form.replace("NAME", name).replace("ROOM", rooms[number * step % len(rooms)]) + "\n")
